"""The kitchen of the mess: a range with big vessels, one cook, and the vegetables of the day in front."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from props import *
G='tu1'; reset(); cyc(G)
STEEL=mat('steel',.28,.55); BRASS=mat('tu7',.35,.5)
room(5.4,3.6,2.9,floor='cl2',wall='cl1',wall2='ma1',skirt='in8',base='ma7')
with at(0,-2.08): zari(5.7,-.33,.18,'in9')
with at(0,1.76): zari(5.2,2.1,.2,'in8')
for i in range(13):
    for j in range(3): box(-2.4+i*.4,1.79,1.02+j*.34,.385,.02,.325,'cl0' if (i+j)%2 else 'in1',.006)
def vessel(r,h,m=STEEL,food=None):
    lathe([(.05,0),(r*.92,.02),(r,.1),(r*.93,h*.9),(r*1.06,h),(r*1.06,h+.03),(r*.95,h+.01)],m,seg=48)
    [tube([(s*r*.98,-.06,h*.72),(s*(r+.09),0,h*.72),(s*r*.98,.06,h*.72)],.016,m,bez=True) for s in(-1,1)]
    if food: cyl(0,0,h-.03,r*.92,.02,food)
# the range
box(.35,1.25,0,4.4,.86,.8,'ma7',.03); box(.35,1.25,.8,4.5,.92,.06,'cl0',.012)
for x,r,h,f,m in((-1.35,.36,.5,'cl0',STEEL),(-.3,.3,.34,'tu5',BRASS),(.62,.34,.42,'ma5',STEEL),(1.62,.3,.56,None,STEEL)):
    cyl(x,1.2,.86,r*.8,.05,'ink'); [cyl(x+r*.55*math.cos(a*1.0472),1.2+r*.55*math.sin(a*1.0472),.885,.02,.05,mat('in5',.5,.1,1.6),r2=.004,seg=12) for a in range(6)]
    with at(x,1.2,.93): vessel(r,h,m,f)
    if not f:
        for k in range(3): cyl(x,1.2,.93+h+.03+.1*k,r*.98,.08,STEEL,bev=.02)
        lathe([(r*1.02,0),(r*.7,.12),(.04,.17),(.04,.22),(.001,.23)],STEEL,x=x,y=1.2,z=.93+h+.34)
    ball(x,.8,.55,.045,'cl0',(1,.5,1),sub=3)
tube([(.75,1.0,1.3),(.98,.72,1.75)],.018,'wood'); tube([(-1.2,1.1,1.4),(-1.0,.9,1.8)],.018,'wood')
for k in range(6): tube([(-2.0+.22*k,1.74,1.98),(-2.0+.22*k,1.7,1.55)],.011,STEEL); ball(-2.0+.22*k,1.68,1.5,.07-.006*(k%3),STEEL,(1,.6,1),sub=3)
tube([(-2.2,1.74,2.0),(-.6,1.74,2.0)],.016,'wood2')
# shelf of tins
box(1.35,1.62,1.86,2.2,.3,.04,'wood',.008)
for k in range(7): cyl(.48+k*.29,1.6,1.9,.105,.26,('ma5','tu5','ne5','in5','tu3','ma7','ne3')[k],bev=.01); cyl(.48+k*.29,1.6,2.16,.11,.03,STEEL)
# the cook, turned to the pot he stirs
with at(1.02,.42,0,152): person('cl0','cl1','skin3','cap',dress='shirt',build=1.12,hands=((-.12,-.36,1.18),(.2,-.4,1.3)),nod=14,lean=4)
# table with vegetables
with at(-1.0,-.75,0,6):
    box(0,0,.72,2.2,.95,.05,'wood',.015); legs4(2.1,.85,.72,'in8',.035)
    box(-.15,-.12,.77,.62,.42,.03,'wood2',.012); tube([(.02,-.3,.81),(.3,-.12,.81)],.012,STEEL,radii=[1.6,.6]); tube([(.02,-.3,.81),(-.1,-.38,.81)],.018,'ink')
    for k in range(5): cyl(-.32+.085*k,-.1,.8,.05,.03,'ma5',axis='X',bev=.01)
    for k in range(6): ball(.62+.16*math.cos(k*1.05),.05+.14*math.sin(k*1.05),.85,.085,'ma5',(1,1,.9),sub=3); cyl(.62+.16*math.cos(k*1.05),.05+.14*math.sin(k*1.05),.915,.02,.015,'ne5')
    lathe([(.12,0),(.3,.03),(.34,.1),(.32,.1),(.28,.04)],'wood',x=.62,y=.05,z=.77)
    for k in range(7): tube([(-.85+.05*k,.2,.8),(-.8+.05*k,-.1,.8+.01*(k%3)),(-.86+.05*k,-.32,.8)],.022,'ne5',radii=[.4,1.1,.3],bez=True)
    with at(-.25,.3,.77): vessel(.2,.16,BRASS,'tu3')
    for k in range(3): ball(.16+.1*k,.3,.83,.06,'tu3',(1,1,.95),sub=3)
with at(2.25,-.6): 
    lathe([(.2,0),(.3,.1),(.32,.4),(.2,.62),(.15,.68),(.2,.74),(.17,.74)],BRASS,seg=48)
    lathe([(.15,0),(.2,.07),(.2,.26),(.12,.38),(.1,.42),(.14,.46)],BRASS,z=.74,seg=48)
with at(1.35,-1.05):
    lathe([(.3,0),(.46,.3),(.48,.32),(.44,.3)],'wood',seg=48)
    for k in range(12): ball(.26*math.cos(k*2.4)*(k/12)**.4,.26*math.sin(k*2.4)*(k/12)**.4,.33+.05*(k<5),.12,('in5','ma7')[k%2],(1,1,.9),sub=3)
with at(-2.62,-.5,1.25,90): window(1.2,1.05,nx=2,m='wood2')
hour('morning',48)
shoot('kitchen',dict(a=((.05,.35,.98),9.4,12,19,60)),bounces=4,ground=G)
